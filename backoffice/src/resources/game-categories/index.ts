import Icon from '@mui/icons-material/CategoryOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'game-categories',
  menu: { group: 'games', order: 20, icon: Icon },
  rights: { read: 'games.view', write: 'games.edit' },
  pages: {
    list: () => import('./CategoryList.tsx'),
    create: () => import('./CategoryForm.tsx'),
    edit: () => import('./CategoryForm.tsx'),
  },
})
