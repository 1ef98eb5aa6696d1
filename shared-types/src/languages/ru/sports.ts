/** Sports in Russian. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Футбол',
  basketball: 'Баскетбол',
  tennis: 'Теннис',
  volleyball: 'Волейбол',
  handball: 'Гандбол',
  iceHockey: 'Хоккей',
  baseball: 'Бейсбол',
  tableTennis: 'Настольный теннис',
  motorSport: 'Автоспорт',
  bikes: 'Мотоспорт',
  esports: 'Киберспорт',
  horseRacing: 'Скачки',
  greyhounds: 'Собачьи бега',
}
