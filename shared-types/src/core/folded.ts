/** Lower case without accents, the Turkish dotless i as i, so that "istanbul" finds "İstanbul". */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')
}
