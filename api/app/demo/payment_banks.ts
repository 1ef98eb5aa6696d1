/** Banks of the demo's methods: true names and SWIFT codes, invented accounts. */

export interface DemoBank {
  name: string
  swiftCode: string
  /** The account to which a player pays. */
  account: string
  /** Amounts in minor units of Turkish lira, where the method sells amounts. */
  amountsMinor?: readonly number[]
}

export const TRANSFER_BANKS: readonly DemoBank[] = [
  { name: 'Ziraat Bankası', swiftCode: 'TCZBTR2A', account: 'TR370001000000012345678001' },
  { name: 'Türkiye İş Bankası', swiftCode: 'ISBKTRIS', account: 'TR150006400000011230678902' },
  { name: 'Garanti BBVA', swiftCode: 'TGBATRIS', account: 'TR480006200000410000629803' },
  { name: 'Akbank', swiftCode: 'AKBKTRIS', account: 'TR380004600000388800012704' },
  { name: 'Yapı Kredi', swiftCode: 'YAPITRIS', account: 'TR750006700000100000751605' },
  { name: 'VakıfBank', swiftCode: 'TVBATR2A', account: 'TR470001500015800730086406' },
  { name: 'Halkbank', swiftCode: 'TRHBTR2A', account: 'TR770001200009230001029507' },
  { name: 'QNB', swiftCode: 'FNNBTRIS', account: 'TR760011100000000069358408' },
  { name: 'DenizBank', swiftCode: 'DENITRIS', account: 'TR340013400000216532000109' },
]

const [ZIRAAT, IS_BANK, GARANTI] = TRANSFER_BANKS

/** The last has no amounts: it is unavailable now. */
export const QUICK_BANKS: readonly DemoBank[] = [
  ...(ZIRAAT ? [{ ...ZIRAAT, amountsMinor: [25_000, 50_000, 100_000, 250_000] }] : []),
  ...(IS_BANK ? [{ ...IS_BANK, amountsMinor: [50_000, 150_000, 300_000] }] : []),
  ...(GARANTI ? [{ ...GARANTI, amountsMinor: [] }] : []),
]
