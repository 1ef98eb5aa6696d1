import { useParams } from 'react-router-dom'
import { PromotionPage } from './PromotionPage.tsx'
import { PromotionsPage } from './PromotionsPage.tsx'

/** All promotions, or the one that the address names. */
export default function Promotions() {
  const { promotionId } = useParams()
  return promotionId === undefined ? <PromotionsPage /> : <PromotionPage id={promotionId} />
}
