import Icon from '@mui/icons-material/EmojiEventsOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'tournaments',
  calledBy: 'name',
  menu: { group: 'catalogue', order: 40, icon: Icon },
  rights: { read: 'catalogue.view', write: 'catalogue.edit' },
  pages: {
    list: () => import('./TournamentList.tsx'),
    create: () => import('./TournamentForm.tsx'),
    edit: () => import('./TournamentForm.tsx'),
  },
})
