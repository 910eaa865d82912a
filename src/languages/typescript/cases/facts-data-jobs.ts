// path: src/jobs/mail.ts
import { Queue, Worker } from 'bullmq';
import Bull from 'bull';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Worker as Thread } from 'worker_threads';
import { Queue as Line } from './line';

const NAME = 'reports';

export const mail = new Queue('mail', { connection }); // ^ fact job_queue framework=bullmq name=mail
export const reports = new Queue(NAME); // ^ fact job_queue framework=bullmq name=reports
new Worker('mail', sendMail, { connection }); // ^ fact job_worker framework=bullmq queue=mail handler=sendMail
new Worker('mail', async (job) => job.data); // ^ fact job_worker framework=bullmq queue=mail handler=-
new Thread('mail', sendMail); // ^ no fact job_worker
new Line('mail'); // ^ no fact job_queue

const images = new Bull('images'); // ^ fact job_queue framework=bull name=images
images.process('resize', 4, resize); // ^ fact job_worker framework=bull queue=images job=resize handler=resize

@Processor('audio') // ^ fact job_worker framework=bullmq queue=audio handler=AudioConsumer
export class AudioConsumer extends WorkerHost {
	process() {}
}
