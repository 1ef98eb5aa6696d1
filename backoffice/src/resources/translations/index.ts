import Icon from '@mui/icons-material/TranslateOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'translations',
  subject: 'siteText',
  menu: { group: 'admin', order: 65, icon: Icon },
  rights: { read: 'texts.edit', write: 'texts.edit' },
  pages: {
    list: () => import('./TranslationList.tsx'),
    edit: () => import('./TranslationEdit.tsx'),
  },
})
