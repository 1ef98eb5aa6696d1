import Icon from '@mui/icons-material/SensorsOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'feed/errors',
  menu: { group: 'live', order: 30, icon: Icon },
  rights: { read: 'feeds.view', write: 'feeds.recover' },
  pages: {
    list: () => import('./FeedMonitor.tsx'),
    show: () => import('./FeedErrorShow.tsx'),
  },
})
