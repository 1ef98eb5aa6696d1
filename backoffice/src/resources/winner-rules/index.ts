import Icon from '@mui/icons-material/EmojiEventsOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'winner-rules',
  menu: { group: 'admin', order: 40, icon: Icon },
  rights: { read: 'winners.edit', write: 'winners.edit' },
  pages: {
    list: () => import('./RuleList.tsx'),
    create: () => import('./RuleCreate.tsx'),
    edit: () => import('./RuleEdit.tsx'),
  },
})
