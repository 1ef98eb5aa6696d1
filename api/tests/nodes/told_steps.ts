/** Loaded into a server before its own code: tells the test each step of a settlement as it reaches it. */
import { faultPoints } from '#settlement/runs/fault_points'

faultPoints.listen((step) => process.send?.(step))
