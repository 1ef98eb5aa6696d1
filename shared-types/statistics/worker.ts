/** A thread that does one job after another. */
import { parentPort } from 'node:worker_threads'
import { runJob, type Job } from './jobs.ts'

parentPort?.on('message', (job: Job) => parentPort?.postMessage(runJob(job)))
