import { page } from '../../../registry/page.ts'

export default page({
  path: '/credit-slips/:id',
  isBare: true,
  load: () => import('./CreditSlip.tsx'),
})
