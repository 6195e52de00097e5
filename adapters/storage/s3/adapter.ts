import { AdapterFailed, defineAdapter } from '#shared/ports/adapter.ts';
import { tryStorage } from '#shared/ports/try-storage.ts';
import { bucket } from './bucket.ts';

const ADDRESS = /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/;

/** S3: https://docs.aws.amazon.com/AmazonS3/latest/API */
export const adapter = defineAdapter({
  port: 'storage',
  name: 's3',
  title: 'S3',
  about: {
    en: 'A bucket of Amazon S3, or of another service that speaks its protocol. It stays private. It must accept PUT from the shop’s address (CORS), with the header content-type, and expose ETag.',
    hi: 'Amazon S3 या उसी प्रोटोकॉल वाली किसी और सेवा का बकेट। वह निजी रहता है। उसे शॉप के पते से content-type हेडर के साथ PUT लेना चाहिए (CORS) और ETag दिखाना चाहिए।',
  },
  help: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/creating-buckets-s3.html',
  fields: {
    endpoint: {
      label: { en: 'Endpoint' },
      hint: { en: 'Such as https://s3.ap-south-1.amazonaws.com', hi: 'जैसे https://s3.ap-south-1.amazonaws.com' },
      kind: 'text',
      pattern: ADDRESS,
      fault: { en: 'Enter an address that starts with https://', hi: 'https:// से शुरू होने वाला पता डालें' },
    },
    region: {
      label: { en: 'Region' },
      hint: { en: 'Empty for us-east-1', hi: 'us-east-1 के लिए ख़ाली' },
      kind: 'text',
      isOptional: true,
      pattern: /^[A-Za-z0-9-]{1,40}$/,
    },
    bucket: {
      label: { en: 'Bucket' },
      kind: 'text',
      pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      fault: { en: 'Enter the name of the bucket', hi: 'बकेट का नाम डालें' },
    },
    key: { label: { en: 'Access key ID' }, kind: 'text' },
    secret: { label: { en: 'Secret access key' }, kind: 'secret' },
    pathStyle: {
      label: { en: 'Addresses of files', hi: 'फ़ाइलों के पते' },
      kind: 'choice',
      choices: { true: { en: 'endpoint/bucket' }, false: { en: 'bucket.endpoint' } },
    },
    publicUrl: {
      label: { en: 'Endpoint for browsers', hi: 'ब्राउज़रों के लिए endpoint' },
      hint: { en: 'If it differs', hi: 'अगर अलग हो' },
      kind: 'text',
      isOptional: true,
      pattern: ADDRESS,
      fault: { en: 'Enter an address that starts with https://', hi: 'https:// से शुरू होने वाला पता डालें' },
    },
  },
  connect(settings, { transfer, now }) {
    if (![settings.endpoint, settings.publicUrl].every(url => url === '' || URL.canParse(url)))
      throw new AdapterFailed('denied', 'The endpoint is not an address.');
    const files = bucket(settings, transfer, now);
    return {
      ...files,
      async test() {
        await tryStorage(files);
        return `${settings.bucket}, ${new URL(settings.endpoint).host}`;
      },
    };
  },
});
