import Icon from '@mui/icons-material/StorefrontOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'dealers',
  calledBy: 'username',
  menu: { group: 'people', order: 20, icon: Icon },
  rights: { read: 'users.view', write: 'dealers.edit', add: 'dealers.add' },
  pages: {
    list: () => import('../users/UserList.tsx'),
    create: () => import('../users/UserCreate.tsx'),
    edit: () => import('../users/UserEdit.tsx'),
    show: () => import('../users/UserShow.tsx'),
  },
})
