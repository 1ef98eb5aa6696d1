import Icon from '@mui/icons-material/CardGiftcardOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'bonuses',
  menu: { group: 'payments', order: 70, icon: Icon },
  rights: { read: 'bonuses.view', write: 'bonuses.edit' },
  pages: {
    list: () => import('./BonusList.tsx'),
    create: () => import('./BonusForm.tsx'),
    edit: () => import('./BonusForm.tsx'),
  },
})
