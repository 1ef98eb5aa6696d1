import Icon from '@mui/icons-material/ReportOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'suspicion-reports',
  menu: { group: 'catalogue', order: 72, icon: Icon, counted: { state: 'draft' } },
  rights: { read: 'suspicion.report', write: 'suspicion.report' },
  pages: {
    list: () => import('./ReportList.tsx'),
    create: () => import('./ReportForm.tsx'),
    edit: () => import('./ReportForm.tsx'),
    show: () => import('./ReportShow.tsx'),
  },
})
