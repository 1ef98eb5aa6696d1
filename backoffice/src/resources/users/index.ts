import Icon from '@mui/icons-material/PeopleOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'users',
  calledBy: 'username',
  menu: { group: 'people', order: 10, icon: Icon },
  rights: { read: 'users.view', write: 'users.edit', add: 'users.add' },
  pages: {
    list: () => import('./UserList.tsx'),
    create: () => import('./UserCreate.tsx'),
    edit: () => import('./UserEdit.tsx'),
    show: () => import('./UserShow.tsx'),
  },
})
