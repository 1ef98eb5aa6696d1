import Icon from '@mui/icons-material/ViewCarouselOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'banners',
  calledBy: 'title',
  menu: { group: 'content', order: 20, icon: Icon },
  rights: { read: 'content.view', write: 'content.edit' },
  pages: {
    list: () => import('./BannerList.tsx'),
    create: () => import('./BannerForm.tsx'),
    edit: () => import('./BannerForm.tsx'),
  },
})
