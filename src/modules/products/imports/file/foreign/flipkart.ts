import { listCell } from '#products/imports/readers/list-cell.ts';
import type { ForeignFile } from './foreign-file.ts';

/** A listing or catalogue file of Flipkart. Its titles are made of brand and model. */
export const FLIPKART: ForeignFile = {
  name: 'Flipkart',
  knownBy: [
    ['sellerskuid', 'flipkartserialnumber'],
    ['sellerskuid', 'yoursellingprice'],
    ['sellerskuid', 'yoursellingpriceinr'],
    ['sellerskuid', 'procurementsla'],
  ],
  means: heads => ({
    sellerskuid: 'sku',
    producttitle: 'title',
    modelname: heads.has('producttitle') ? null : 'title',
    modelnumber: 'model',
    brand: 'brand',
    subcategory: 'kind',
    productname: heads.has('producttitle') || heads.has('modelname') ? null : 'title',
    mrp: 'price',
    mrpinr: 'price',
    yoursellingprice: 'salePrice',
    yoursellingpriceinr: 'salePrice',
    yourstockcount: 'stock',
    systemstockcount: heads.has('yourstockcount') ? null : 'stock',
    stock: 'stock',
    listingstatus: 'status',
    eanupc: 'gtin',
    keyfeatures: 'highlights',
    taxcode: 'taxRate',
    manufacturerdetails: 'maker',
    packerdetails: 'packer',
    importerdetails: 'importer',
    ...{ flipkartserialnumber: null, mainimageurl: null, procurementsla: null, listingid: null },
  }),
  reader: () => row => {
    const [brand, model] = [row.get('brand'), row.get('modelname')];
    if (!row.has('producttitle') && model !== '' && !model.toLowerCase().startsWith(brand.toLowerCase()))
      row.set('modelname', `${brand} ${model}`);
    row.set(
      'keyfeatures',
      listCell(
        row
          .get('keyfeatures')
          .split('::')
          .map(text => text.trim()),
      ),
    );
    // GST_18, GST_APPAREL: the latter says nothing of a rate.
    row.set('taxcode', /^GST_(\d+)$/i.exec(row.get('taxcode'))?.[1] ?? '');
    return true;
  },
};
