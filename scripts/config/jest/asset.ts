const assetUrl = 'asset';
export default assetUrl;
