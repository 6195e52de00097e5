import { describe, expect, it } from 'vitest';
import { adapterFolders } from '#platform/adapters/find-adapters.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { CourierBench } from '#shared/ports/bench.ts';
import type { ShipmentRequest } from '#shared/ports/courier-port.ts';
import { adapterSuite, failureOf, standOf } from './adapter-suite.ts';

const PARCEL: ShipmentRequest = {
  id: '0199c0de-0000-7000-8000-000000000001',
  pickup: 'deccan-0199c0de',
  from: {
    ...{ name: 'Deccan Gadgets & Co', mobile: '+919876500000', address: '4 Laxmi Road #2' },
    ...{ city: 'Pune', state: 'Maharashtra', pincode: '411030' },
  },
  to: {
    ...{ name: 'Asha Rao', mobile: '+919876543210', address: 'Flat 3; 14 MG Road' },
    ...{ city: 'Bengaluru', state: 'Karnataka', pincode: '560029' },
  },
  ...{ contents: 'Phone 5% off, Case', units: 2, grams: 640, value: 10_499_50, collect: 0 },
};

/** The contract of the port `courier`, which every folder in `adapters/courier` keeps (docs/adapters.md). */
describe.each(await adapterFolders('courier'))('parcels by %s', name => {
  adapterSuite('courier', name, connection => ({
    serves: () => connection.serves('560029'),
    book: () => connection.book(PARCEL),
    find: () => connection.find(PARCEL.id),
    track: () => connection.track(['1490883000000']),
    cancel: () => connection.cancel('1490883000000'),
    label: () => connection.label('1490883000000'),
  }));

  const stand = () => standOf<'courier', CourierBench>('courier', name);

  it('says where it delivers and collects', async () => {
    const { bench, server, connection } = await stand();
    expect(await connection.serves('560029')).toEqual({ delivers: true, collects: true });
    expect((await connection.serves(bench.refusedPincode)).delivers).toBe(false);
    await server.close();
  });

  it('books a parcel once, however often it is asked and whatever answers are lost', async () => {
    const { bench, server, connection } = await stand();
    server.fault = 'lost';
    for (let round = 0; round < 3; round += 1)
      expect(await failureOf(() => connection.book(PARCEL))).toMatchObject({ failure: 'unavailable' });
    server.fault = undefined;
    const { awb } = await connection.book(PARCEL);
    expect(awb).toMatch(/^[A-Za-z0-9][A-Za-z0-9/-]{2,39}$/);
    expect(await connection.book(PARCEL)).toEqual({ awb });
    expect(bench.booked()).toBe(1);
    expect((await connection.book({ ...PARCEL, id: `${PARCEL.id}-2`, collect: 10_499_50 })).awb).not.toBe(awb);
    expect(bench.booked()).toBe(2);
    await server.close();
  });

  it('does not refuse a parcel that it has booked and can’t look up yet', async () => {
    const { bench, server, connection } = await stand();
    bench.listsLate(true);
    const { awb } = await connection.book(PARCEL);
    expect(await connection.find(PARCEL.id)).toBeUndefined();
    expect(await failureOf(() => connection.book(PARCEL))).toMatchObject({ failure: 'unavailable' });
    bench.listsLate(false);
    expect(await connection.find(PARCEL.id)).toEqual({ awb });
    await server.close();
  });

  it('refuses what it does not serve, without a word about the people', async () => {
    const { bench, server, connection } = await stand();
    for (const to of [
      { ...PARCEL.to, pincode: bench.refusedPincode },
      { ...PARCEL.to, mobile: '+911234567890' },
      { ...PARCEL.to, mobile: '+911234567890', name: 'Asha; Rao' },
    ]) {
      const error = await failureOf(() => connection.book({ ...PARCEL, to }));
      expect(error).toBeInstanceOf(AdapterFailed);
      const { failure, message } = error as AdapterFailed;
      expect(failure).toBe('refused');
      for (const words of ['Asha', to.mobile.slice(3), 'MG Road']) expect(message).not.toContain(words);
    }
    expect(bench.booked()).toBe(0);
    await server.close();
  });

  it('tracks every state with its moment, and leaves out what it does not know', async () => {
    const { bench, server, connection } = await stand();
    const { awb } = await connection.book(PARCEL);
    for (const state of ['booked', 'moving', 'problem', 'returning', 'delivered'] as const) {
      bench.move(awb, state);
      const [found, ...more] = await connection.track([awb, 'UNKNOWN1']);
      expect([found, more]).toMatchObject([{ awb, state, words: expect.stringMatching(/./) }, []]);
      expect(Math.abs((found?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    }
    expect(await connection.track(['UNKNOWN1'])).toEqual([]);
    expect(await connection.track([])).toEqual([]);
    await server.close();
  });

  it('cancels until it is fetched, and again without harm; a label is there from the start', async () => {
    const { bench, server, connection } = await stand();
    const { awb } = await connection.book(PARCEL);
    expect(await connection.label(awb)).toMatch(/^https:/);
    await connection.cancel(awb);
    await connection.cancel(awb);
    expect(['cancelled', 'returning']).toContain((await connection.track([awb]))[0]?.state);
    expect(bench.booked()).toBe(0);
    const { awb: fetched } = await connection.book({ ...PARCEL, id: `${PARCEL.id}-2` });
    bench.move(fetched, 'moving');
    expect(await failureOf(() => connection.cancel(fetched))).toMatchObject({ failure: 'refused' });
    await server.close();
  });

  it('reads its own messages and no others', async () => {
    const { bench, server, connection } = await stand();
    const { awb } = await connection.book(PARCEL);
    const { body, headers } = bench.message(awb);
    expect(connection.readMessage({ body, headers })).toBe(awb);
    for (const name of Object.keys(headers).filter(each => each !== 'content-type')) {
      const { [name]: left = '', ...without } = headers;
      expect(connection.readMessage({ body, headers: without }), name).toBeUndefined();
      expect(connection.readMessage({ body, headers: { ...headers, [name]: `${left}x` } }), name).toBeUndefined();
    }
    for (const nothing of ['', '{', 'null', '[]', '{"Shipment":1}'])
      expect(connection.readMessage({ body: nothing, headers })).toBeUndefined();
    await server.close();
  });
});
