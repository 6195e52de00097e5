/** Something that an operator has to mend before the shop can use its files. Its message is for the operator. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
}

/** The service that has the files can't be connected. */
export function storageGone(name: string): StorageFault {
  return new StorageFault(
    `The files of the shop are kept by the service ${name}, but its folder in adapters/storage is not there, or its settings are missing or wrong.`,
  );
}
