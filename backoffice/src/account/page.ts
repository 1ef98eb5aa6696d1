import { page } from '../registry/page.ts'

export default page({ path: '/account', load: () => import('./AccountPage.tsx') })
