import Icon from '@mui/icons-material/CardGiftcardOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'promotions',
  calledBy: 'title',
  menu: { group: 'content', order: 30, icon: Icon },
  rights: { read: 'content.view', write: 'content.edit' },
  pages: {
    list: () => import('./PromotionList.tsx'),
    create: () => import('./PromotionForm.tsx'),
    edit: () => import('./PromotionForm.tsx'),
  },
})
