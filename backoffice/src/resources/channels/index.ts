import Icon from '@mui/icons-material/SensorsOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'channels',
  calledBy: 'name',
  menu: { group: 'content', order: 40, icon: Icon },
  rights: { read: 'content.view', write: 'content.edit' },
  pages: {
    list: () => import('./ChannelList.tsx'),
    create: () => import('./ChannelForm.tsx'),
    edit: () => import('./ChannelForm.tsx'),
  },
})
