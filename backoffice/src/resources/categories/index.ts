import Icon from '@mui/icons-material/PublicOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'categories',
  calledBy: 'name',
  menu: { group: 'catalogue', order: 30, icon: Icon },
  rights: { read: 'catalogue.view', write: 'catalogue.edit' },
  pages: {
    list: () => import('./CategoryList.tsx'),
    create: () => import('./CategoryForm.tsx'),
    edit: () => import('./CategoryForm.tsx'),
  },
})
