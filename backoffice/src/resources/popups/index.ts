import Icon from '@mui/icons-material/WebAssetOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'popups',
  calledBy: 'name',
  menu: { group: 'admin', order: 36, icon: Icon },
  rights: { read: 'popups.edit', write: 'popups.edit' },
  pages: {
    list: () => import('./PopupList.tsx'),
    create: () => import('./PopupForm.tsx'),
    edit: () => import('./PopupForm.tsx'),
  },
})
