/** The divisions of football-data files: country and name of the league. */
import type { CountryKey } from '@grandstand/shared-types/catalogue/countries'

export interface Division {
  country: CountryKey
  name: string
}

/** In list order. */
export const DIVISIONS: Readonly<Record<string, Division>> = {
  T1: { country: 'TR', name: 'Süper Lig' },
  E0: { country: 'ENG', name: 'Premier League' },
  E1: { country: 'ENG', name: 'Championship' },
  E2: { country: 'ENG', name: 'League One' },
  E3: { country: 'ENG', name: 'League Two' },
  EC: { country: 'ENG', name: 'National League' },
  SP1: { country: 'ES', name: 'La Liga' },
  SP2: { country: 'ES', name: 'Segunda División' },
  D1: { country: 'DE', name: 'Bundesliga' },
  D2: { country: 'DE', name: '2. Bundesliga' },
  I1: { country: 'IT', name: 'Serie A' },
  I2: { country: 'IT', name: 'Serie B' },
  F1: { country: 'FR', name: 'Ligue 1' },
  F2: { country: 'FR', name: 'Ligue 2' },
  N1: { country: 'NL', name: 'Eredivisie' },
  P1: { country: 'PT', name: 'Primeira Liga' },
  B1: { country: 'BE', name: 'First Division A' },
  G1: { country: 'GR', name: 'Super League' },
  SC0: { country: 'SCO', name: 'Premiership' },
  SC1: { country: 'SCO', name: 'Championship' },
  SC2: { country: 'SCO', name: 'League One' },
  SC3: { country: 'SCO', name: 'League Two' },
}

/** Position in `DIVISIONS`, from 1. */
export const divisionOrder = (div: string): number => Object.keys(DIVISIONS).indexOf(div) + 1
