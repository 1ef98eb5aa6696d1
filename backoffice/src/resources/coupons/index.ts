import Icon from '@mui/icons-material/ConfirmationNumberOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'coupons',
  calledBy: 'code',
  menu: { group: 'overview', order: 10, icon: Icon },
  rights: { read: 'coupons.view' },
  pages: {
    list: () => import('./CouponList.tsx'),
    show: () => import('./CouponShow.tsx'),
  },
})
