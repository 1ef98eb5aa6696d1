import Icon from '@mui/icons-material/ScoreboardOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'matches',
  menu: { group: 'catalogue', order: 10, icon: Icon },
  rights: { read: 'catalogue.view', write: 'matches.edit' },
  parts: {
    markets: { read: 'catalogue.view', write: 'markets.edit' },
    outcomes: { read: 'catalogue.view', write: 'prices.edit' },
    results: { read: 'catalogue.view', write: 'results.enter' },
  },
  pages: {
    list: () => import('./MatchList.tsx'),
    create: () => import('./MatchCreate.tsx'),
    edit: () => import('./MatchEdit.tsx'),
    show: () => import('./MatchShow.tsx'),
  },
})
