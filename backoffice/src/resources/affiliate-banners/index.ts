import Icon from '@mui/icons-material/PhotoSizeSelectLargeOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'affiliate-banners',
  calledBy: 'title',
  menu: { group: 'content', order: 22, icon: Icon },
  rights: { read: 'affiliates.view', write: 'affiliates.edit' },
  pages: {
    list: () => import('./AffiliateBannerList.tsx'),
    create: () => import('./AffiliateBannerForm.tsx'),
    edit: () => import('./AffiliateBannerForm.tsx'),
  },
})
