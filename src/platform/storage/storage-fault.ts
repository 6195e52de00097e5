/** Something that an operator has to mend before the shop can use its files. Its message is for the operator. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
}
