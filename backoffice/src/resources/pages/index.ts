import Icon from '@mui/icons-material/ArticleOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'pages',
  calledBy: 'title',
  menu: { group: 'content', order: 10, icon: Icon },
  rights: { read: 'content.view', write: 'content.edit' },
  pages: {
    list: () => import('./PageList.tsx'),
    create: () => import('./PageForm.tsx'),
    edit: () => import('./PageForm.tsx'),
  },
})
