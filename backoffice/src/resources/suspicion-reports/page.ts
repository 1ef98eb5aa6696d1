import { page } from '../../registry/page.ts'

export default page({
  path: '/suspicion-sheets/:id',
  right: 'suspicion.report',
  isBare: true,
  load: () => import('./sheet/ReportSheet.tsx'),
})
