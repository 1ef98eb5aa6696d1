import type { Operations } from '#core/operations/operation'
import {
  lockMachine,
  machineLists,
  registerMachine,
  setMachineMode,
  unlockMachine,
} from '#machines/operations/machines'
import { enrolMachine, machineChallenge, machineHeartbeat } from '#machines/operations/own_machine'

export const operations = {
  ...machineLists,
  registerMachine,
  setMachineMode,
  lockMachine,
  unlockMachine,
  enrolMachine,
  machineChallenge,
  machineHeartbeat,
} satisfies Operations
