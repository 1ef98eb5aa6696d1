import { page } from '../../registry/page.ts'

export default page({
  path: '/statement-sheets/:id',
  isBare: true,
  load: () => import('./StatementSheet.tsx'),
})
