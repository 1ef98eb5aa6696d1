/** Words from which the demo makes the names of horses, dogs and people; coined, so that they name nobody. */
import { names as listOf } from '../leagues/league.ts'

interface Words {
  /** A name is one of each. */
  begins: readonly string[]
  ends: readonly string[]
  jockeys: readonly string[]
  trainers: readonly string[]
  colours: readonly string[]
  /** Of a jacket, after its second colour. */
  patterns: readonly string[]
}

export const WORDS: Readonly<Record<'tr' | 'en', Words>> = {
  tr: {
    begins: listOf('Gök, Yel, Tan, Boz, Kor, Çağ, Alaz, Sarp, Pus, Kum, Ulu, Ay'),
    ends: listOf('pınar, kanat, dere, tepe, çınar, kuyu, yaka, burun, oluk, bent'),
    jockeys: listOf(
      `E. Aksoylu, T. Kızılkum, B. Dereağzı, M. Tunalıoz, S. Yelkencik, H. Bozyaka, K. Pınarlıca, A. Çobandere,
      N. Karaoluk, R. Güneytepe, O. Sarıbent, V. Taşkuyu, Z. Ulukanat, C. Akyelken, F. Kumdağlı, İ. Değirmenlik`
    ),
    trainers: listOf(
      'U. Kumburnu, Y. Göktepeli, D. Yoncalıdere, P. Sarıyaprak, L. Taşoluklu, G. Bağlarüstü, Ö. Harmanyeri'
    ),
    colours: listOf('kırmızı, mavi, sarı, yeşil, beyaz, siyah, turuncu, mor, lacivert, bordo'),
    patterns: listOf('kuşak, yıldız, benek, çizgili, halka'),
  },
  en: {
    begins: listOf(
      'Brindle, Quill, Thistle, Ember, Larch, Fennel, Marl, Tarn, Copper, Wick, Sorrel, Flint'
    ),
    ends: listOf('ander, mead, lace, wold, garth, beck, hythe, stead, combe, loom'),
    jockeys: listOf(
      `A. Pellinger, J. Thornquist, R. Maddersley, K. Osterby, D. Fallowell, S. Brackwater, T. Hinderwell, L. Quarmsby,
      P. Vellacourt, M. Rushbrooke-Hale, C. Dunmarrow, E. Wetherlam, N. Castlemoor, G. Ashgrovel, B. Lindenham,
      H. Sedgecroft`
    ),
    trainers: listOf(
      'O. Marchwold, W. Kestleby, F. Overthwaite, I. Brambleton, V. Saltersgate, Y. Cornfordly, Z. Hexholme'
    ),
    colours: listOf(
      'red, royal blue, yellow, emerald green, white, black, orange, purple, navy, maroon'
    ),
    patterns: listOf('sash, star, spots, stripes, hoops'),
  },
}
