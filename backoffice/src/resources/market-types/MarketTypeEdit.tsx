import { EditPage } from '../../record/FormPage.tsx'
import { MarketTypeInputs } from './MarketTypeInputs.tsx'

export default function MarketTypeEdit() {
  return (
    <EditPage redirect="show" titleOf={(record) => String(record['key'])}>
      <MarketTypeInputs />
    </EditPage>
  )
}
