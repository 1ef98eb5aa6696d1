import Icon from '@mui/icons-material/DraftsOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'email-templates',
  menu: { group: 'admin', order: 60, icon: Icon },
  rights: { read: 'mail.edit', write: 'mail.edit' },
  pages: {
    list: () => import('./TemplateList.tsx'),
    edit: () => import('./TemplateEdit.tsx'),
  },
})
