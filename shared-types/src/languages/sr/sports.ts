/** Sports in Serbian. */
import type { SportKey } from '../../catalogue/sport_ids.ts'

export const sports: Readonly<Record<SportKey, string>> = {
  soccer: 'Фудбал',
  basketball: 'Кошарка',
  tennis: 'Тенис',
  volleyball: 'Одбојка',
  handball: 'Рукомет',
  iceHockey: 'Хокеј на леду',
  baseball: 'Бејзбол',
  tableTennis: 'Стони тенис',
  motorSport: 'Ауто-мото',
  bikes: 'Мотоциклизам',
  esports: 'Е-спорт',
  horseRacing: 'Коњске трке',
  greyhounds: 'Трке хртова',
}
