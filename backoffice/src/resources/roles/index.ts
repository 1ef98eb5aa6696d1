import Icon from '@mui/icons-material/BadgeOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'roles',
  calledBy: 'name',
  menu: { group: 'people', order: 30, icon: Icon },
  rights: { read: 'permissions.give', write: 'roles.edit' },
  pages: {
    list: () => import('./RoleList.tsx'),
    create: () => import('./RoleForm.tsx'),
    edit: () => import('./RoleForm.tsx'),
    show: () => import('./RoleShow.tsx'),
  },
})
