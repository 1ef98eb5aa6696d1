import Icon from '@mui/icons-material/SportsSoccerOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'sports',
  calledBy: 'name',
  menu: { group: 'catalogue', order: 20, icon: Icon },
  rights: { read: 'catalogue.view', write: 'catalogue.edit' },
  pages: {
    list: () => import('./SportList.tsx'),
    create: () => import('./SportForm.tsx'),
    edit: () => import('./SportForm.tsx'),
  },
})
