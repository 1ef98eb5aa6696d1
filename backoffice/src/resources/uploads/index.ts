import Icon from '@mui/icons-material/PhotoLibraryOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'uploads',
  calledBy: 'name',
  menu: { group: 'content', order: 90, icon: Icon },
  rights: { read: 'pictures.upload' },
  pages: { list: () => import('./UploadList.tsx') },
})
