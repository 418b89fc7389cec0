import type { BucketOrder } from '@vitrina/ordering';
import { t } from '~/messages';
import type { FindSteps } from '../first-step';

export const bucketSteps: FindSteps<BucketOrder> = (_order, made) =>
  made?.address
    ? [
        {
          text: t.products.firstSteps.s3.keys,
          command: 'aws configure',
        },
        {
          text: t.products.firstSteps.s3.look,
          command: `aws --endpoint-url https://${made.address} s3 ls s3://${made.name}`,
        },
      ]
    : [{ text: t.products.firstSteps.s3.keysAndAddress }];
