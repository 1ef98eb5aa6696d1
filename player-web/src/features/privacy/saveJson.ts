import { saveFile } from '../../ui/saveFile.ts'

/** Saves a value as a JSON file of the name. */
export const saveJson = (value: unknown, name: string): void =>
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name)
