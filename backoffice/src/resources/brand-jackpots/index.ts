import Icon from '@mui/icons-material/EmojiEventsOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'brand-jackpots',
  subject: 'jackpot',
  menu: { group: 'games', order: 40, icon: Icon },
  rights: { read: 'jackpots.view', write: 'jackpots.edit' },
  pages: {
    list: () => import('./JackpotList.tsx'),
    create: () => import('./JackpotForm.tsx'),
    edit: () => import('./JackpotForm.tsx'),
  },
})
