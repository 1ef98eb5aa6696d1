import Icon from '@mui/icons-material/PaletteOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'themes',
  calledBy: 'name',
  menu: { group: 'admin', order: 25, icon: Icon },
  rights: { read: 'themes.view', write: 'themes.edit' },
  pages: {
    list: () => import('./ThemeList.tsx'),
    edit: () => import('./ThemeEdit.tsx'),
    show: () => import('./ThemeShow.tsx'),
  },
})
