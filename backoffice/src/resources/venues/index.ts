import Icon from '@mui/icons-material/StadiumOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'venues',
  calledBy: 'name',
  menu: { group: 'catalogue', order: 90, icon: Icon },
  rights: { read: 'catalogue.view', write: 'catalogue.edit' },
  pages: {
    list: () => import('./VenueList.tsx'),
    create: () => import('./VenueForm.tsx'),
    edit: () => import('./VenueForm.tsx'),
  },
})
