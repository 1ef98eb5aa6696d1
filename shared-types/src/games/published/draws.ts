/** Published returns of draws of numbers (`published_returns.ts`). */
import type { KindReturn } from '../game.ts'
import type { CodeOf } from '../game_codes.ts'

export const DRAWS: Readonly<
  Record<
    CodeOf<'keno' | 'lotto6of49' | 'lotto5of36' | 'bingo75' | 'bingo90'>,
    readonly KindReturn[]
  >
> = {
  keno: [
    { kind: '1', returnPpm: 900_000 },
    { kind: '2', returnPpm: 911_392 },
    { kind: '3', returnPpm: 901_898 },
    { kind: '4', returnPpm: 900_096 },
    { kind: '5', returnPpm: 896_777 },
    { kind: '6', returnPpm: 898_114 },
    { kind: '7', returnPpm: 898_162 },
    { kind: '8', returnPpm: 889_014 },
    { kind: '9', returnPpm: 899_204 },
    { kind: '10', returnPpm: 895_841 },
  ],
  keno60: [
    { kind: '1', returnPpm: 900_000 },
    { kind: '2', returnPpm: 947_457 },
    { kind: '3', returnPpm: 887_784 },
    { kind: '4', returnPpm: 921_590 },
    { kind: '5', returnPpm: 948_487 },
    { kind: '6', returnPpm: 929_742 },
  ],
  keno40: [
    { kind: '1', returnPpm: 900_000 },
    { kind: '2', returnPpm: 903_846 },
    { kind: '3', returnPpm: 904_858 },
    { kind: '4', returnPpm: 925_292 },
    { kind: '5', returnPpm: 930_079 },
  ],
  keno36: [
    { kind: '1', returnPpm: 900_000 },
    { kind: '2', returnPpm: 885_714 },
    { kind: '3', returnPpm: 907_563 },
  ],
  keno24: [
    { kind: '1', returnPpm: 900_000 },
    { kind: '2', returnPpm: 896_739 },
    { kind: '3', returnPpm: 899_209 },
  ],
  lotto6of49: [{ kind: '6', returnPpm: 793_917 }],
  lotto6of45: [{ kind: '6', returnPpm: 853_255 }],
  lotto6of42: [{ kind: '6', returnPpm: 882_989 }],
  lotto7of47: [{ kind: '7', returnPpm: 889_593 }],
  lotto5of50: [{ kind: '5', returnPpm: 835_252 }],
  lotto6of36: [{ kind: '6', returnPpm: 906_847 }],
  lotto5of36: [{ kind: '5', returnPpm: 836_755 }],
  studio5of40: [{ kind: '5', returnPpm: 847_900 }],
  studio6of42: [{ kind: '6', returnPpm: 843_629 }],
  studio4of24: [{ kind: '4', returnPpm: 782_985 }],
  studio3of20: [{ kind: '3', returnPpm: 840_350 }],
  studio5of30: [{ kind: '5', returnPpm: 850_841 }],
  bingo75: [
    { kind: 'line', returnPpm: 486_312 },
    { kind: 'house', returnPpm: 415_517 },
    { kind: 'card', returnPpm: 901_829 },
  ],
  quickBingo: [
    { kind: 'line', returnPpm: 847_860 },
    { kind: 'card', returnPpm: 847_860 },
  ],
  houseBingo: [
    { kind: 'line', returnPpm: 98_192 },
    { kind: 'house', returnPpm: 806_516 },
    { kind: 'card', returnPpm: 904_708 },
  ],
  bingo90: [
    { kind: 'line', returnPpm: 321_833 },
    { kind: 'twoLines', returnPpm: 284_623 },
    { kind: 'house', returnPpm: 273_036 },
    { kind: 'card', returnPpm: 879_493 },
  ],
  lineBingo: [
    { kind: 'line', returnPpm: 611_047 },
    { kind: 'twoLines', returnPpm: 191_245 },
    { kind: 'card', returnPpm: 802_292 },
  ],
  houseBingo90: [
    { kind: 'line', returnPpm: 38_847 },
    { kind: 'twoLines', returnPpm: 31_731 },
    { kind: 'house', returnPpm: 715_510 },
    { kind: 'card', returnPpm: 786_089 },
  ],
}
