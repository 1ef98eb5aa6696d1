import { page } from '../registry/page.ts'

export default page({ path: '/sessions', load: () => import('./OwnSessions.tsx') })
