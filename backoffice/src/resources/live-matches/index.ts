import Icon from '@mui/icons-material/PodcastsOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'live-matches',
  menu: { group: 'live', order: 10, icon: Icon },
  rights: { read: 'live.view', write: 'live.edit' },
  pages: {
    list: () => import('./LiveMatchList.tsx'),
    show: () => import('./LiveMatchShow.tsx'),
  },
})
