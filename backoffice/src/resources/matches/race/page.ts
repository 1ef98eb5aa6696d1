import { page } from '../../../registry/page.ts'

export default page({
  path: '/races/create',
  right: 'matches.edit',
  load: () => import('./RaceCreate.tsx'),
})
