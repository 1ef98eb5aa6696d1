/** Countries of the catalogue in Chinese. */
import type { CountryKey } from '../../catalogue/countries.ts'

export const countries: Readonly<Record<CountryKey, string>> = {
  TR: '土耳其',
  ENG: '英格兰',
  ES: '西班牙',
  DE: '德国',
  IT: '意大利',
  FR: '法国',
  NL: '荷兰',
  PT: '葡萄牙',
  BE: '比利时',
  GR: '希腊',
  SCO: '苏格兰',
  DK: '丹麦',
  SE: '瑞典',
  FI: '芬兰',
  PL: '波兰',
  CZ: '捷克',
  US: '美国',
  BR: '巴西',
  JP: '日本',
  KR: '韩国',
  INT: '国际',
}
