import { page } from '../registry/page.ts'

export default page({ path: '/second-factor', load: () => import('./SecondFactorPage.tsx') })
